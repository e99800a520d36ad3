import { createMongoAbility } from "@casl/ability"
import type { Ability, AbilityRule } from "./ability"

/** Apart from `ability.ts`, which the browser loads too. */
export const abilityOf = (rules: AbilityRule[]): Ability => createMongoAbility<Ability>(rules)
