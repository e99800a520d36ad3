import fc from "fast-check"
import { type AbilityRule, type Action, actions, type Subject } from "@/lib/core/auth/ability"
import { abilityOf } from "@/lib/core/auth/casl"
import { plainAbility } from "@/lib/core/auth/plain-ability"

const subjects: Subject[] = ["all", "User", "Invoice", "Auth"]
const rule = fc.record<AbilityRule>({ action: fc.constantFrom(...actions), subject: fc.constantFrom(...subjects) })

test("the browser and CASL give the same answers", () => {
  const asked = actions.flatMap((action) => subjects.map((subject): [Action, Subject] => [action, subject]))
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 4 }), (rules) => {
      const [plain, casl] = [plainAbility(rules), abilityOf(rules)]
      expect(asked.map((question) => plain.can(...question))).toEqual(asked.map((question) => casl.can(...question)))
    }),
  )
})
