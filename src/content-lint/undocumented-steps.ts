/** Steps that no page documents, each with its reason. No other may be left out. */
export const UNDOCUMENTED_STEPS: { id: string; reason: string }[] = [
  { id: 'xray.step1', reason: 'left over from the plugin template: no code is bound to it' },
  { id: 'xray.step2', reason: 'left over from the plugin template: no code is bound to it' },
  { id: 'xray.step3', reason: 'left over from the plugin template: no code is bound to it' },
]
