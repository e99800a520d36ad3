import { and, eq, isNotNull } from "drizzle-orm"
import { config } from "@/lib/core/config"
import type { Db, Scope } from "@/lib/core/db/types"
import { defaultLocale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { queueMail } from "@/lib/core/outbox/queue"
import { accountSettings } from "@/lib/features/account/table"
import { notify } from "@/lib/features/notifications/service/notify"
import { users } from "@/lib/features/users/table"
import * as queue from "../store/queue"
import type { WebhookRow } from "../store/webhooks"
import { offAfterDays } from "../values"

/** The user who made a webhook, if they can still sign in. */
async function findMaker({ db, workspaceId }: Scope, { madeBy }: WebhookRow) {
  const [maker] = await db
    .select({ id: users.id, name: users.fullName, email: users.email, language: accountSettings.language })
    .from(users)
    .leftJoin(
      accountSettings,
      and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id)),
    )
    .where(and(eq(users.workspaceId, workspaceId), eq(users.id, madeBy), isNotNull(users.passwordHash)))
  return maker
}

/** Tells the maker of a webhook by notification and email that it was switched off. */
async function tellMaker(scope: Scope, webhook: WebhookRow): Promise<void> {
  const maker = await findMaker(scope, webhook)
  if (!maker) return
  const link = `/apps/webhooks/${webhook.id}`
  const title = new URL(webhook.url).host
  await notify(scope, { to: [maker.id], kind: "webhookOff", data: { title }, link })
  const locale = maker.language ?? defaultLocale
  const t = await translator(locale, "mail")
  const url = `${config().appUrl}${pathIn(locale, link)}`
  const values = { name: maker.name, address: webhook.url, host: title, days: offAfterDays, url }
  const reason = webhook.offReason === "gone" ? "gone" : "failing"
  await queueMail(scope, {
    kind: "digest",
    userId: maker.id,
    to: maker.email,
    subject: t("webhookOff.subject", values),
    text: t(`webhookOff.${reason}`, values),
  })
}

/** After the last attempt of a delivery: switches the webhook off if it is gone, or has failed for days. */
export async function settleFailure(
  db: Db,
  delivery: queue.Claimed,
  isGone: boolean,
  after: Scope["after"],
): Promise<void> {
  const webhook = isGone
    ? await queue.switchOff(db, delivery, "gone")
    : await queue.switchOff(db, delivery, "failing", offAfterDays)
  if (webhook) await tellMaker({ db, workspaceId: delivery.workspaceId, userId: 0, after }, webhook)
}
