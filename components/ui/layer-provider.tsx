"use client"

import { type ReactNode, useCallback, useMemo, useRef, useState } from "react"
import { type Layer, LayerContext } from "./layer-context"
import { LeaveDialog } from "./leave-dialog"

/** The inside of a dialog or drawer: how it closes without losing anything, and the foot its forms put their buttons in. */
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
      {/* Asked within the layer, but not one of its own: it must not wait for itself. */}
      <LayerContext value={null}>
        <LeaveDialog open={asking} onStay={stay} onLeave={leave} />
      </LayerContext>
    </LayerContext>
  )
}
