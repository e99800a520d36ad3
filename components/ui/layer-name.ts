import type { ReactNode } from "react"

/** Returns the accessible name of a layer until Headless UI has found its title, which takes an effect and a render. */
export const layerName = (title: ReactNode): string | undefined => (typeof title === "string" ? title : undefined)
