"use client"

import { useFormatter, useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/pricing/endpoints"
import type { PlanChoice, Subscription } from "@/lib/features/pricing/schema"
import type { PlanName } from "@/lib/features/pricing/values"

/** Returns the workspace's subscription and its actions. `titles` are the display names of the plans. */
export function useSubscription(titles: Record<PlanName, string>) {
  const t = useTranslations("pricing.done")
  const attempt = useAttempt([endpoints.getSubscription])
  const format = useFormatter()
  const { data, error, isValidating, mutate } = useQuery(endpoints.getSubscription)
  const subscription = data?.subscription
  const dayOf = (day: string | null) =>
    day ? format.dateTime(new Date(day), { dateStyle: "long", timeZone: "UTC" }) : ""

  async function changePlan(body: PlanChoice): Promise<Subscription> {
    const answer = await call(endpoints.changePlan, { body })
    await mutate(answer, { revalidate: false })
    return answer.subscription
  }
  /** Shows the result of a choice in a notice; a scheduled change can be undone. */
  const notify = (now: Subscription, before: Subscription) => {
    const plan = titles[now.plan]
    if (now.next) {
      const message = t("scheduled", { plan: titles[now.next.plan], date: dayOf(now.renewsOn) })
      return toast.undo(message, () => attempt(() => changePlan({ plan: now.plan, period: now.period })))
    }
    const isUnchanged = now.plan === before.plan && now.period === before.period && !before.isTrial
    return toast.success(t(isUnchanged ? "kept" : "changed", { plan }))
  }

  return {
    subscription,
    error,
    retrying: isValidating,
    retry: () => void mutate(),
    dayOf,
    choose: (choice: PlanChoice) =>
      attempt(async () => {
        const before = subscription
        const now = await changePlan(choice)
        if (before) void notify(now, before)
      }),
    tryOut: (plan: Exclude<PlanName, "basicPlan">) =>
      attempt(async () => {
        const answer = await call(endpoints.startTrial, { body: { plan } })
        await mutate(answer, { revalidate: false })
        void toast.success(t("trial", { plan: titles[plan], date: dayOf(answer.subscription.renewsOn) }))
      }),
  }
}
