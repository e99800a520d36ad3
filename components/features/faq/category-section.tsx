"use client"

import { EllipsisVertical, Pencil, Plus, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { HelpIcon } from "@/components/features/help/help-icon"
import { Marked } from "@/components/features/help/marked"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Disclosure } from "@/components/ui/disclosure"
import { Menu, type MenuAction } from "@/components/ui/menu"
import type { FaqCategory } from "@/lib/features/faq/schema"
import type { FaqActs } from "./use-faq-acts"

interface Props {
  category: FaqCategory
  q: string
  acts: FaqActs
  /** Opens the drawer: `question:new`, `question:3`, `category:2`. */
  onOpen: (what: string) => void
}

/** A category with its questions, each of which opens its answer; and for those who may, the means to change them. */
export function CategorySection({ category, q, acts, onOpen }: Props) {
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
            onSelect: () => void acts.removeCategory(category),
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
      <div className="divide-y divide-line p-1">
        {questions.map(({ id: number, question, ans }, index) => (
          <Disclosure
            key={number}
            open={index === 0}
            title={
              <span dir="auto">
                <Marked text={question} q={q} />
              </span>
            }
          >
            <p dir="auto" className="max-w-prose whitespace-pre-line text-pretty">
              {ans}
            </p>
            {(mayEdit || mayDelete) && (
              <p className="mt-3 flex gap-1">
                {mayEdit && (
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<Pencil />}
                    label={`${t("edit")}: ${question}`}
                    onClick={() => onOpen(`question:${number}`)}
                  >
                    {t("edit")}
                  </Button>
                )}
                {mayDelete && (
                  <Button
                    variant="ghost"
                    tone="danger"
                    size="sm"
                    icon={<Trash2 />}
                    label={`${t("delete")}: ${question}`}
                    onClick={() => void acts.removeQuestion(number)}
                  >
                    {t("delete")}
                  </Button>
                )}
              </p>
            )}
          </Disclosure>
        ))}
      </div>
    </Card>
  )
}
