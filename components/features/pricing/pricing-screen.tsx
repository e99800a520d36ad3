import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Card } from "@/components/ui/card"
import { Disclosure } from "@/components/ui/disclosure"
import type { Pricing } from "@/lib/features/pricing/schema"
import { Plans } from "./plans"

/** Prices of the product's plans, and common questions about them. */
export function PricingScreen({ pricing }: { pricing: Pricing }) {
  const t = useTranslations("pricing")
  const { qandA, ...plans } = pricing
  return (
    <div className="mx-auto max-w-6xl">
      <header className="mb-5 text-center">
        <h1 className="font-semibold text-display tracking-tight">{t("title")}</h1>
        <p className="mx-auto max-w-2xl text-balance text-ink-muted text-sm">{t("subtitle")}</p>
      </header>
      <Messages of={["pricing"]}>
        <Plans plans={plans} />
      </Messages>
      <section className="mx-auto mt-10 max-w-3xl" aria-labelledby="plan-questions">
        <h2 id="plan-questions" className="text-center font-semibold text-title">
          {t("questions")}
        </h2>
        <p className="mb-4 text-center text-ink-muted text-sm">{t("questionsText")}</p>
        <Card className="divide-y divide-line p-1">
          {qandA.map(({ question, ans }, index) => (
            <Disclosure key={question} open={index === 0} title={question}>
              <p className="text-pretty">{ans}</p>
            </Disclosure>
          ))}
        </Card>
      </section>
    </div>
  )
}
