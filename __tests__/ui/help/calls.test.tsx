import { calls as faq } from "@/components/features/faq/calls"
import { calls as knowledgebase } from "@/components/features/knowledgebase/calls"
import { calls as pricing } from "@/components/features/pricing/calls"
import * as faqContract from "@/lib/features/faq/contract"
import * as knowledgebaseContract from "@/lib/features/knowledgebase/contract"
import * as pricingContract from "@/lib/features/pricing/contract"

type Calls = Record<string, { method: string; path: string }>

test.each<[string, Calls, Calls]>([
  ["faq", faq, faqContract],
  ["knowledgebase", knowledgebase, knowledgebaseContract],
  ["pricing", pricing, pricingContract],
])("the calls of %s are its contracts' own", (_noun, named, contract) => {
  for (const [name, { method, path }] of Object.entries(named)) {
    expect([name, contract[name]?.method, contract[name]?.path]).toEqual([name, method, path])
  }
})
