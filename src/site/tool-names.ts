/** The tools that a writer can embed with `::tool[…]`. */
export const TOOL_NAMES = ['step-finder', 'feature-checker', 'config-checker', 'options-explorer'] as const

export type ToolName = (typeof TOOL_NAMES)[number]

export const isToolName = (name: string): name is ToolName => TOOL_NAMES.some((known) => known === name)
