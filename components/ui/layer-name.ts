import type { ReactNode } from "react"

/** What a layer is called until Headless UI has found its title, which is an effect and a drawing later than its first HTML. */
export const layerName = (title: ReactNode): string | undefined => (typeof title === "string" ? title : undefined)
