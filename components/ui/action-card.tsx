"use client"

import { ChevronDown, RotateCw, X } from "lucide-react"
import { type ReactNode, useId, useState } from "react"
import { BlockOverlay } from "./block-overlay"
import { Button } from "./button"
import { Card, CardBody, CardHeader } from "./card"
import { Collapse } from "./collapse"

interface Props {
  title: string
  /** Labels of the buttons; only those with a label are shown. */
  labels: { collapse?: string; refresh?: string; remove?: string }
  /** Message shown during a refresh. */
  refreshing?: string
  /** Reloads the content, which is covered until the promise settles. */
  onRefresh?: () => Promise<unknown>
  onRemove?: () => void
  children: ReactNode
}

/** A card that can be collapsed, refreshed and removed by buttons in its header. */
export function ActionCard({ title, labels, refreshing = "", onRefresh, onRemove, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    try {
      await onRefresh?.()
    } finally {
      setBusy(false)
    }
  }
  const button = { variant: "ghost", size: "sm", iconOnly: true } as const
  return (
    <Card>
      <CardHeader
        title={title}
        level={3}
        className="flex-nowrap!"
        actions={
          <div className="flex gap-1">
            {labels.collapse && (
              <Button
                {...button}
                label={labels.collapse}
                aria-expanded={isOpen}
                aria-controls={id}
                icon={<ChevronDown className={`transition-transform ${isOpen ? "rotate-180" : ""}`} />}
                onClick={() => setOpen(!isOpen)}
              />
            )}
            {labels.refresh && (
              <Button {...button} label={labels.refresh} icon={<RotateCw />} busy={isBusy} onClick={refresh} />
            )}
            {labels.remove && <Button {...button} label={labels.remove} icon={<X />} onClick={onRemove} />}
          </div>
        }
      />
      <Collapse open={isOpen} id={id}>
        <BlockOverlay blocked={isBusy} message={refreshing}>
          <CardBody>{children}</CardBody>
        </BlockOverlay>
      </Collapse>
    </Card>
  )
}
