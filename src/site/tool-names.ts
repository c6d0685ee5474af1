/** The tools that a writer can embed with `::tool[…]`. */
export const TOOL_NAMES = ['step-finder', 'feature-checker', 'config-checker', 'options-explorer', 'practice'] as const

export type ToolName = (typeof TOOL_NAMES)[number]
