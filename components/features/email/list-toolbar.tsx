"use client"

import { PencilLine, RotateCw, X } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { MailActions } from "./mail-actions"
import type { MailboxActions } from "./use-mail-actions"
import type { MailSelection } from "./use-mail-selection"

interface Props {
  title: string
  total?: number
  totalIsEstimate: boolean
  waiting: boolean
  selection: MailSelection
  actions: MailboxActions
  onChooseAll: () => void
  onRefresh: () => void
  onCompose: () => void
}

/** The bar above the list: its name and length, or actions on the selected mails. */
export function ListToolbar(props: Props) {
  const { title, total, totalIsEstimate, waiting, selection, actions, onChooseAll, onRefresh, onCompose } = props
  const t = useTranslations("email")
  const format = useFormatter()
  const ability = useAbility()
  const { size, mails, clear } = selection
  const all = total !== undefined && total > 0 && size >= total
  return (
    <div className="flex min-h-12 items-center gap-1 border-line border-b ps-3 pe-2">
      {ability.can("update", "Mail") && (
        <span className="me-2 max-sm:-m-2 max-sm:me-0 max-sm:p-2">
          <Checkbox
            hideLabel
            label={t("selectAll")}
            checked={all}
            indeterminate={size > 0 && !all}
            disabled={!total}
            onChange={() => (size > 0 ? clear() : onChooseAll())}
          />
        </span>
      )}
      {size > 0 ? (
        <>
          <span aria-live="polite" className="tabular me-1 whitespace-nowrap font-medium text-dense">
            {t("selected", { count: size })}
          </span>
          <MailActions mails={mails} actions={actions} onGone={clear} onUnread={clear} />
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            className="ms-auto"
            label={t("clearSelection")}
            icon={<X />}
            onClick={clear}
          />
        </>
      ) : (
        <>
          <h2 data-list-title tabIndex={-1} className="min-w-0 truncate font-semibold text-sm outline-none">
            {title}
          </h2>
          <span aria-live="polite" className="tabular ms-1 text-ink-faint text-xs">
            {total !== undefined && (
              <>
                <span aria-hidden="true">
                  {totalIsEstimate && "≈ "}
                  {format.number(total)}
                </span>
                <span className="sr-only">{t(totalIsEstimate ? "aboutMails" : "mailCount", { count: total })}</span>
              </>
            )}
          </span>
          <Button
            iconOnly
            size="sm"
            variant="ghost"
            className="ms-auto"
            busy={waiting && total !== undefined}
            label={t("refresh")}
            icon={<RotateCw />}
            onClick={onRefresh}
          />
          {ability.can("create", "Mail") && (
            <Button
              iconOnly
              size="sm"
              className="lg:hidden"
              label={t("compose.open")}
              icon={<PencilLine />}
              onClick={onCompose}
            />
          )}
        </>
      )}
    </div>
  )
}
