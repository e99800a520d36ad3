import { CheckCheck, Landmark, ShoppingBag, UserPlus } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import { Timeline } from "@/components/ui/timeline"
import type { Tone } from "@/components/ui/tone"
import type { ActivityKind } from "@/lib/features/cards/values"
import { useAmounts } from "../amounts"
import type { CardResponse } from "../figures"

const looks: Record<ActivityKind, { tone: Tone; icon: ReactNode; href: (id: number) => string }> = {
  order: { tone: "brand", icon: <ShoppingBag />, href: (id) => `/apps/ecommerce/order/${id}` },
  payment: { tone: "success", icon: <Landmark />, href: (id) => `/apps/invoice/preview/${id}` },
  task: { tone: "info", icon: <CheckCheck />, href: () => "/apps/todo/completed" },
  user: { tone: "warning", icon: <UserPlus />, href: (id) => `/apps/user/view/${id}` },
}

/** The latest events in the workspace. */
export function TimelineCard({ events }: { events: CardResponse<"getTimeline">["acts"] }) {
  const t = useTranslations("cards.timeline")
  const { exact } = useAmounts()
  return (
    <Card>
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody>
        {events.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <Timeline
          entries={events.map(({ kind, id, who, what, amount, currency, at }) => {
            const { tone, icon, href } = looks[kind]
            return {
              id: `${kind} ${id} ${at}`,
              tone,
              icon,
              title: (
                <Link href={href(id)} className="rounded-sm hover:text-brand-text hover:underline">
                  {t(`titles.${kind}`, { number: kind === "payment" ? what : String(id), who })}
                </Link>
              ),
              time: (
                <bdi>
                  <RelativeTime at={at} />
                </bdi>
              ),
              children: (
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span dir="auto" className="min-w-0 truncate">
                    {kind === "task" || kind === "user" ? what : who}
                  </span>
                  {amount !== null && currency && <bdi className="tabular">{exact(amount, currency)}</bdi>}
                </p>
              ),
            }
          })}
        />
      </CardBody>
    </Card>
  )
}
