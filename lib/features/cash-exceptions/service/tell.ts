import type { Scope } from "@/lib/core/db/types"
import { escapeHtml } from "@/lib/core/html-escape"
import { defaultLocale, pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { notify } from "@/lib/features/notifications/service/notify"
import { settleNotifications } from "@/lib/features/notifications/service/settle"
import type { Holder } from "@/lib/features/staff-access/service/holders"
import { addGenerated, assigneeOf, completeGenerated } from "@/lib/features/todo/service/generated"
import * as store from "../store/sync"
import { linkOf, withoutTask } from "../values"
import { solversOf } from "./people"

/** Selectors of ICU messages have no hyphens. */
const selectorOf = (kind: string) => kind.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const keyOf = ({ id }: store.Synced) => `cash-exception:${id}`

async function languageFor(scope: Scope, userId: number | null) {
  const locale = (userId === null ? null : await store.languageOf(scope, userId)) ?? defaultLocale
  return { locale, t: await translator(locale, "cash-exceptions") }
}

/** Everybody sees a workspace's tasks, so their texts name no amount and no reason. */
async function addTask(scope: Scope, one: store.Synced, assignee: number): Promise<void> {
  const { locale, t } = await languageFor(scope, assignee)
  const values = { name: one.name, shop: one.shopName }
  const href = escapeHtml(pathIn(locale, linkOf(one)))
  const task = await addGenerated(scope, {
    title: t(`tasks.${one.kind}`, values).slice(0, 200),
    description: `<p><a href="${href}">${escapeHtml(t("tasks.open"))}</a></p>`,
    dueDate: new Date().toISOString().slice(0, 10),
    assignee,
  })
  await store.saveTask(scope, one.id, task)
}

/** Notifies those who may solve an exception, and gives one of them a task. */
export async function tell(scope: Scope, holders: readonly Holder[], one: store.Synced): Promise<void> {
  const solvers = solversOf(holders, one)
  await notify(scope, {
    to: solvers.map(({ userId }) => userId),
    kind: "cashException",
    data: { exception: selectorOf(one.kind), title: one.name, who: one.shopName },
    link: linkOf(one),
    key: keyOf(one),
  })
  const [first] = solvers
  if (first && !withoutTask.includes(one.kind)) await addTask(scope, one, first.userId)
}

/** Completes the task of an exception that was solved, and marks its notifications. */
export async function settle(scope: Scope, one: store.Synced): Promise<void> {
  await settleNotifications(scope, keyOf(one), one.solverName ?? "")
  if (one.task === null) return
  const assignee = await assigneeOf(scope, one.task)
  const { t } = await languageFor(scope, assignee)
  const note = one.solverName ? t("tasks.solvedBy", { name: one.solverName }) : t("tasks.solved")
  await completeGenerated(scope, one.task, `<p>${escapeHtml(note)}</p>`)
}
