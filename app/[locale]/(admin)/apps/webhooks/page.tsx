import { getTranslations, setRequestLocale } from "next-intl/server"
import { webhookListSource } from "@/components/features/webhooks/webhook-list-source"
import { WebhooksScreen } from "@/components/features/webhooks/webhooks-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listWebhooksHandler } from "@/lib/features/webhooks/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("webhooks"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Webhook"])
  const { rules } = webhookListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listWebhooksHandler} input={{ query }}>
      <WebhooksScreen />
    </Prefetch>
  )
}
