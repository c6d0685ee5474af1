import { keptSteps } from '@/build/emit/emit-catalogue'
import { stepCatalogue } from '@/content/catalogues'
import { readReferences } from '@/content/references'
import { finish } from '@/lib/run-in-pieces'
import { prepareKnowledge } from '@/step-language/step-knowledge'
import { rankSteps } from '@/step-language/rank/rank-steps'
import { readSentence } from '@/step-language/correct/sentence-reading'
const catalogue = stepCatalogue(readReferences())
const k = finish(prepareKnowledge(catalogue, { es: keptSteps('es'), en: keptSteps('en') } as never)) as any
const [loc, id, text] = process.argv.slice(2) as [string, string, string]
const r = rankSteps(text, k.indexOf(loc)).find((x: any) => x.step.id === id) as any
console.log(r.units.map((u: any) => u.kind === 'word' ? u.forms.join('|') + (u.isOptional ? '?' : '') : u.kind === 'argument' ? `{${u.name}:${u.type}}` : u.kind).join(' '))
console.log(r.tokens.map((t: any) => `${t.text}/${t.form}/${t.isStop ? 's' : ''}${t.isKnown ? 'k' : ''}/${t.weight.toFixed(2)}`).join(' '))
for (const p of r.pairings) console.log(p.unit === undefined ? '-' : JSON.stringify(r.units[p.unit].forms ?? r.units[p.unit].name ?? r.units[p.unit].kind), r.tokens.slice(p.from, p.to).map((t: any) => t.text).join(' '), p.cost.toFixed(2))
console.log(JSON.stringify(readSentence(r, text), null, 0))
