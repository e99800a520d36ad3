import { useFormatter, useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { Task } from "@/lib/features/todo/schema"
import { CardLink } from "../card-link"

/** The next open tasks and their assignees. */
export function TasksCard({ tasks }: { tasks: Task[] }) {
  const t = useTranslations("cards.tasks")
  const format = useFormatter()
  const today = new Date().toISOString().slice(0, 10)
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={<CardLink href="/apps/todo">{t("view")}</CardLink>}
      />
      <CardBody className="flex flex-1 flex-col">
        {tasks.length === 0 && <p className="py-8 text-center text-dense text-ink-muted">{t("none")}</p>}
        <ul className="flex flex-1 flex-col justify-between divide-y divide-line">
          {tasks.map(({ id, title, dueDate, assignee, isImportant }) => {
            const late = dueDate < today
            return (
              <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
                {assignee ? (
                  <Avatar name={assignee.fullName} src={assignee.avatar} size="sm" />
                ) : (
                  <span aria-hidden="true" className="size-8 shrink-0 rounded-full border border-line border-dashed" />
                )}
                <div className="min-w-0 flex-1">
                  <p dir="auto" className="w-fit max-w-full truncate font-medium text-dense">
                    {title}
                  </p>
                  <p className="truncate text-ink-muted text-xs">{assignee?.fullName ?? t("nobody")}</p>
                </div>
                <Badge tone={late ? "danger" : isImportant ? "warning" : "neutral"}>
                  <time dateTime={dueDate} dir="auto">
                    {late && <span className="sr-only">{t("late")} </span>}
                    {format.dateTime(new Date(`${dueDate}T00:00:00Z`), { day: "numeric", month: "short" })}
                  </time>
                </Badge>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
