import clsx from "clsx"
import { ArrowRight, Check } from "lucide-react"
import { useTranslations } from "next-intl"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { Progress } from "@/components/ui/progress"
import type { SetupStep } from "@/lib/features/cards/values"
import type { CardResponse } from "./figures"

/** The page on which the user does each step. */
const places: Record<SetupStep, string> = {
  company: "/apps/invoice/add?open=billing",
  product: "/apps/ecommerce/product-list/add",
  person: "/apps/user/list?open=add",
  invoice: "/apps/invoice/add",
  order: "/apps/ecommerce/shop",
}

/** Shown instead of figures in an empty workspace: the steps to the first ones. */
export function SetupChecklist({ steps }: Pick<CardResponse<"getSetup">, "steps">) {
  const t = useTranslations("cards.setup")
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)?.name
  return (
    <Card className="mx-auto max-w-2xl">
      <CardHeader title={t("title")} subtitle={t("text")} className="pt-6" />
      <CardBody>
        <div className="mb-4 flex items-center gap-3">
          <Progress label={t("title")} value={done} max={steps.length} className="flex-1" />
          <bdi className="tabular text-dense text-ink-muted">{t("progress", { done, all: steps.length })}</bdi>
        </div>
        <ol className="divide-y divide-line">
          {steps.map(({ name, done: isDone }) => (
            <li key={name}>
              <Link
                href={places[name]}
                className="group -mx-3 flex min-h-16 items-center gap-4 rounded-control px-3 py-3 hover:bg-sunken"
              >
                <span
                  className={clsx(
                    "grid size-7 shrink-0 place-items-center rounded-full border [&_svg]:size-4",
                    isDone
                      ? "border-transparent bg-success-soft text-success-text"
                      : name === next
                        ? "border-brand-mark"
                        : "border-line-strong",
                  )}
                >
                  {isDone && <Check aria-hidden="true" />}
                  <span className="sr-only">{isDone ? t("done") : t("open")}</span>
                </span>
                <span className="min-w-0 flex-1">
                  <span className={clsx("block font-medium", isDone && "text-ink-muted")}>
                    {t(`steps.${name}.title`)}
                  </span>
                  <span className="block text-dense text-ink-muted">{t(`steps.${name}.text`)}</span>
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-ink-faint transition-transform duration-fast group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
                />
              </Link>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}
