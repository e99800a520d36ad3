"use client"

import { useTranslations } from "next-intl"

/** The rules that the form offers, besides those that somebody writes by hand. */
export const roundRules = {
  papers: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA",
  daily: "FREQ=DAILY",
  workdays: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
  saturdays: "FREQ=WEEKLY;BYDAY=SA",
  weekly: "FREQ=WEEKLY",
  monthly: "FREQ=MONTHLY",
} as const
export const roundNames = Object.keys(roundRules) as (keyof typeof roundRules)[]

/** The name of a rule; undefined if somebody wrote it by hand. */
export const roundOf = (rule: string) => roundNames.find((name) => roundRules[name] === rule)

/** Says on which days a rule charges; the rule itself if it is none of the common ones. */
export function useRoundText(): (rule: string) => string {
  const t = useTranslations("customers.recurring.rules")
  return (rule) => {
    const name = roundOf(rule)
    return name ? t(name) : rule
  }
}
