import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { DeliveryList } from "./delivery-list"
import { WebhookDetails } from "./webhook-details"

interface Props {
  id: string
  url: string
  mayUpdate: boolean
  mayDelete: boolean
}

/** The page of a webhook: settings, secret and deliveries. */
export function WebhookView({ id, url, mayUpdate, mayDelete }: Props) {
  const t = useTranslations("webhooks")
  return (
    <>
      <PageHeader
        title={new URL(url).host}
        breadcrumbs={[{ label: t("title"), href: "/apps/webhooks" }, { label: new URL(url).host }]}
      />
      <Messages of={["ui", "list", "errors", "webhooks"]}>
        <div className="space-y-5">
          <WebhookDetails id={id} mayUpdate={mayUpdate} mayDelete={mayDelete} />
          <h2 className="font-semibold text-base text-ink">{t("deliveries.title")}</h2>
          <DeliveryList webhookId={id} mayReplay={mayUpdate} />
        </div>
      </Messages>
    </>
  )
}
