"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Card } from "@/components/ui/card"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Plan, PlanChoice } from "@/lib/features/pricing/schema"
import { type PlanName, periods, planNames } from "@/lib/features/pricing/values"
import { ConfirmPlan } from "./confirm-plan"
import { needsConfirmation, offerOf } from "./offer"
import { PeriodSwitch } from "./period-switch"
import { PlanCard } from "./plan-card"
import { PlanOffer } from "./plan-offer"
import { SubscriptionState } from "./subscription-state"
import { TrialBanner } from "./trial-banner"
import { useSubscription } from "./use-subscription"

/**
 * Plans by month or year, with the workspace's current one and the actions to change it. The period is in the URL.
 */
export function Plans({ plans }: { plans: Record<PlanName, Plan> }) {
  const t = useTranslations("pricing")
  const format = useFormatter()
  const titles = { basicPlan: "", standardPlan: "", enterprisePlan: "" }
  for (const name of planNames) titles[name] = plans[name].title
  const { subscription, error, retry, retrying, dayOf, choose, tryOut } = useSubscription(titles)
  const mayChange = useAbility().can("update", "Pricing")
  const [periodInAddress, setPeriod] = useViewParam("period")
  const [planInAddress, setPlanInAddress] = useViewParam("plan")
  const period = periods.find((name) => name === periodInAddress) ?? subscription?.period ?? "month"
  const savings = planNames
    .map((name) => plans[name])
    .filter(({ monthlyPrice }) => monthlyPrice > 0)
    .map(({ monthlyPrice, yearlyPlan }) => 1 - yearlyPlan.perMonth / monthlyPrice)

  const pick = (choice: PlanChoice) => {
    if (!subscription) return
    return needsConfirmation(offerOf(subscription, choice)) ? setPlanInAddress(choice.plan) : choose(choice)
  }
  const confirmed = planNames.find((name) => name === planInAddress)
  const isConfirming =
    confirmed && subscription && needsConfirmation(offerOf(subscription, { plan: confirmed, period })) && mayChange

  return (
    <>
      <PeriodSwitch
        period={period}
        saving={format.number(Math.max(...savings), { style: "percent" })}
        onChange={(name) => setPeriod(name, { replace: true })}
      />
      {subscription && <SubscriptionState subscription={subscription} titles={titles} dayOf={dayOf} />}
      {!subscription && error && (
        <Card className="mt-5">
          <LoadFailed text={error.message} onRetry={retry} busy={retrying} />
        </Card>
      )}
      <ul aria-label={t("plans")} className="mt-5 grid gap-5 lg:grid-cols-3">
        {planNames.map((plan) => (
          <li key={plan}>
            <PlanCard plan={plans[plan]} period={period}>
              {subscription ? (
                <PlanOffer
                  offer={offerOf(subscription, { plan, period })}
                  plan={titles[plan]}
                  popular={plans[plan].popular}
                  date={dayOf(subscription.renewsOn)}
                  mayChange={mayChange}
                  onChoose={() => pick({ plan, period })}
                />
              ) : (
                <Skeleton className="h-9 w-full" />
              )}
            </PlanCard>
          </li>
        ))}
      </ul>
      {!mayChange && <p className="mt-3 text-center text-dense text-ink-muted">{t("onlyAdmin")}</p>}
      {mayChange && subscription?.mayTry && (
        <TrialBanner plan={titles.standardPlan} onStart={() => tryOut("standardPlan")} />
      )}
      <ConfirmPlan
        open={Boolean(isConfirming)}
        plan={plans[confirmed ?? "standardPlan"]}
        period={period}
        onClose={() => setPlanInAddress(null, { replace: true })}
        onConfirm={async () => {
          if (confirmed) await choose({ plan: confirmed, period })
          setPlanInAddress(null, { replace: true })
        }}
      />
    </>
  )
}
