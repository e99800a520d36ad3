"use client"

import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { type Layer, LayerContext } from "./layer-context"
import { LeaveDialog } from "./leave-dialog"

/** State of a dialog or drawer: closing with a check for unsaved changes, and the footer for its forms' buttons. */
export function useLayerState(onClose: () => void) {
  const checks = useRef(new Set<() => boolean>())
  const [asking, setAsking] = useState(false)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const close = useCallback(() => {
    if ([...checks.current].some((unsaved) => unsaved())) setAsking(true)
    else onClose()
  }, [onClose])
  const register = useCallback((unsaved: () => boolean) => {
    checks.current.add(unsaved)
    return () => void checks.current.delete(unsaved)
  }, [])
  const layer = useMemo(() => ({ foot, close, register }), [foot, close, register])
  const leave = () => {
    setAsking(false)
    onClose()
  }
  return { layer, close, setFoot, asking, stay: () => setAsking(false), leave }
}

interface Props {
  layer: Layer
  asking: boolean
  stay: () => void
  leave: () => void
  children: ReactNode
}

export function LayerProvider({ layer, asking, stay, leave, children }: Props) {
  return (
    <LayerContext value={layer}>
      {children}
      {/* Rendered inside the layer but without its context, because it must not be subject to the layer's own
          check. */}
      <LayerContext value={null}>
        <LeaveDialog open={asking} onStay={stay} onLeave={leave} />
      </LayerContext>
    </LayerContext>
  )
}
