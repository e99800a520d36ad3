"use client"

import { RotateCw, SearchX } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { CodeBlock } from "@/components/features/developers/code-block"
import { ActionButton } from "@/components/ui/action-button"
import { CopyButton } from "@/components/ui/copy-button"
import { DescriptionList } from "@/components/ui/description-list"
import { Drawer } from "@/components/ui/drawer"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { RelativeTime } from "@/components/ui/relative-time"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/webhooks/endpoints"
import type { DeliveryDetails } from "@/lib/features/webhooks/schema"
import { deliveryDays } from "@/lib/features/webhooks/values"
import { DeliveryState } from "./delivery-state"
import { useResultText } from "./use-result-text"
import { useWebhookActions } from "./use-webhook-actions"

interface Props {
  webhookId: string
  /** From the URL; null while the drawer is closed. */
  deliveryId: string | null
  mayReplay: boolean
  onClose: () => void
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** JSON with indentation, or the text itself if it is something else. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 font-medium text-dense text-ink">{title}</h3>
      {children}
    </section>
  )
}

function Content({ delivery }: { delivery: DeliveryDetails }) {
  const t = useTranslations("webhooks")
  const format = useFormatter()
  const result = useResultText()
  const { eventId, type, attempts, lastAttemptAt, nextAttemptAt, body, answer } = delivery
  const copy = (
    <CopyButton text={body} label={t("delivery.copyBody")} done={t("secret.copied")} failed={t("secret.copyFailed")} />
  )
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList
        items={[
          { term: t("deliveries.type"), value: <bdi dir="ltr">{type}</bdi> },
          { term: t("deliveries.state"), value: <DeliveryState delivery={delivery} /> },
          { term: t("delivery.result"), value: result(delivery) },
          { term: t("deliveries.attempts"), value: format.number(attempts) },
          { term: t("delivery.last"), value: lastAttemptAt && <RelativeTime at={lastAttemptAt} /> },
          ...(nextAttemptAt ? [{ term: t("delivery.next"), value: <RelativeTime at={nextAttemptAt} /> }] : []),
          { term: t("delivery.id"), value: <bdi dir="ltr">{eventId}</bdi> },
        ]}
      />
      <Section title={t("delivery.body")}>
        <CodeBlock action={copy}>{pretty(body)}</CodeBlock>
      </Section>
      {answer !== null && (
        <Section title={t("delivery.answer")}>
          {answer ? (
            <CodeBlock>{answer}</CodeBlock>
          ) : (
            <p className="text-ink-muted text-sm">{t("delivery.noAnswer")}</p>
          )}
        </Section>
      )}
      <p className="text-ink-muted text-xs">{t("delivery.replayHelp")}</p>
    </div>
  )
}

/** The drawer that shows a delivery: result, message and answer. It can be sent again. */
export function DeliveryDrawer({ webhookId, deliveryId, mayReplay, onClose }: Props) {
  const t = useTranslations("webhooks.delivery")
  const id = deliveryId !== null && isId.test(deliveryId) ? deliveryId : null
  const actions = useWebhookActions(webhookId)
  const { data, error, isValidating, mutate } = useQuery(
    endpoints.getDelivery,
    id === null ? null : { params: { id: webhookId, deliveryId: id } },
  )
  const delivery = data?.id === id ? data : undefined
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={t("title")}
      size="lg"
      footer={
        id !== null &&
        mayReplay &&
        delivery && (
          <ActionButton icon={<RotateCw />} action={() => actions.replay(id)}>
            {t("replay")}
          </ActionButton>
        )
      }
    >
      {delivery && <Content delivery={delivery} />}
      {!delivery && error?.status === 404 && (
        <EmptyState announce icon={<SearchX />} title={t("unknown")} text={t("unknownText", { days: deliveryDays })} />
      )}
      {!delivery && error && error.status !== 404 && (
        <LoadFailed text={t("failed")} busy={isValidating} onRetry={() => void mutate()} />
      )}
      {!delivery && !error && <Skeleton className="h-64 w-full" />}
    </Drawer>
  )
}
