import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { User } from "@/lib/features/users/schema"
import { plans } from "@/lib/features/users/values"

/** Shows a user's plan. */
export function PlanCard({ user, mayEdit }: { user: User; mayEdit: boolean }) {
  const t = useTranslations("users")
  const step = plans.indexOf(user.currentPlan) + 1
  return (
    <Card>
      <CardHeader title={t("view.plan")} />
      <CardBody>
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold text-title">{t(`plans.${user.currentPlan}`)}</span>
          <span className="tabular text-dense text-ink-muted">{t("view.planStep", { step, steps: plans.length })}</span>
        </p>
        <div aria-hidden="true" className="mt-3 flex gap-1.5">
          {plans.map((plan, index) => (
            <span key={plan} className={`h-1.5 flex-1 rounded-full ${index < step ? "bg-brand" : "bg-neutral-soft"}`} />
          ))}
        </div>
        {mayEdit && (
          <ButtonLink variant="outline" href={`/apps/user/edit/${user.id}`} className="mt-5 w-full">
            {t("actions.changePlan")}
          </ButtonLink>
        )}
      </CardBody>
    </Card>
  )
}
