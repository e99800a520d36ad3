"use client"

import { EllipsisVertical, Pencil, Plus, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { HelpIcon } from "@/components/features/knowledgebase/help-icon"
import { useAbility } from "@/components/layout/ability"
import { Accordion } from "@/components/ui/accordion"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Marked } from "@/components/ui/marked"
import { Menu, type MenuAction } from "@/components/ui/menu"
import type { FaqCategory } from "@/lib/features/faq/schema"
import { QuestionAnswer } from "./question-answer"
import type { FaqActions } from "./use-faq-actions"

interface Props {
  category: FaqCategory
  q: string
  actions: FaqActions
  /** Opens the drawer: `question:new`, `question:3`, `category:2`. */
  onOpen: (what: string) => void
}

/** A category with its questions in an accordion. Users with permission get buttons to edit them. */
export function CategorySection({ category, q, actions, onOpen }: Props) {
  const t = useTranslations("faq")
  const ability = useAbility()
  const [mayAdd, mayEdit, mayDelete] = (["create", "update", "delete"] as const).map((may) => ability.can(may, "Help"))
  const { id, title, subtitle, icon, questions } = category
  const items: MenuAction[] = [
    ...(mayEdit ? [{ label: t("editCategory"), icon: <Pencil />, onSelect: () => onOpen(`category:${id}`) }] : []),
    ...(mayDelete
      ? [
          {
            label: t("deleteCategory"),
            icon: <Trash2 />,
            tone: "danger" as const,
            onSelect: () => void actions.removeCategory(category),
          },
        ]
      : []),
  ]
  return (
    <Card aria-labelledby={`faq-${id}`}>
      <header className="flex items-center gap-3.5 border-line border-b px-4 py-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
          <HelpIcon name={icon} className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={`faq-${id}`} className="font-semibold text-base">
            <bdi>{title}</bdi>
          </h2>
          {subtitle && (
            <p className="text-dense text-ink-muted">
              <bdi>{subtitle}</bdi>
            </p>
          )}
        </div>
        {mayAdd && (
          <Button variant="soft" size="sm" icon={<Plus />} onClick={() => onOpen("question:new")}>
            <span className="max-sm:sr-only">{t("addQuestion")}</span>
          </Button>
        )}
        {items.length > 0 && (
          <Menu
            align="end"
            items={items}
            button={{
              iconOnly: true,
              variant: "ghost",
              size: "sm",
              icon: <EllipsisVertical />,
              label: t("categoryMenu", { title }),
            }}
          />
        )}
      </header>
      {questions.length === 0 && <p className="px-4 py-6 text-center text-ink-muted text-sm">{t("emptyCategory")}</p>}
      <div className="p-1">
        <Accordion
          items={questions.map((item, index) => ({
            key: String(item.id),
            open: index === 0,
            title: (
              <span dir="auto">
                <Marked text={item.question} q={q} />
              </span>
            ),
            content: (
              <QuestionAnswer
                question={item}
                onEdit={mayEdit && (() => onOpen(`question:${item.id}`))}
                onDelete={mayDelete && (() => void actions.removeQuestion(item.id))}
              />
            ),
          }))}
        />
      </div>
    </Card>
  )
}
