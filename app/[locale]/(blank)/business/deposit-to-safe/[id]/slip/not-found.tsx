import { UnknownDrop } from "@/components/features/drops/unknown-drop"

export default UnknownDrop
