import type { Editor } from "@tiptap/react"
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
} from "lucide-react"

type Chain = ReturnType<Editor["chain"]>

export interface ToolbarItem {
  name: string
  icon: LucideIcon
  run: (chain: Chain) => Chain
  /** Whether the format applies at the cursor; omitted for one-off commands. */
  isOn?: (editor: Editor) => boolean
  /** Only in the full toolbar. */
  full?: boolean
}

/** Groups of buttons, separated by lines; the link button follows the `inlineItems` group. */
export const inlineItems: ToolbarItem[] = [
  { name: "bold", icon: Bold, run: (c) => c.toggleBold(), isOn: (e) => e.isActive("bold") },
  { name: "italic", icon: Italic, run: (c) => c.toggleItalic(), isOn: (e) => e.isActive("italic") },
  { name: "underline", icon: Underline, run: (c) => c.toggleUnderline(), isOn: (e) => e.isActive("underline") },
  { name: "strike", icon: Strikethrough, run: (c) => c.toggleStrike(), isOn: (e) => e.isActive("strike"), full: true },
  { name: "code", icon: Code, run: (c) => c.toggleCode(), isOn: (e) => e.isActive("code"), full: true },
]

const heading = (level: 2 | 3): Pick<ToolbarItem, "run" | "isOn" | "full"> => ({
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive("heading", { level }),
  full: true,
})

export const blocks: ToolbarItem[] = [
  { name: "heading", icon: Heading2, ...heading(2) },
  { name: "subheading", icon: Heading3, ...heading(3) },
  { name: "bulletList", icon: List, run: (c) => c.toggleBulletList(), isOn: (e) => e.isActive("bulletList") },
  { name: "orderedList", icon: ListOrdered, run: (c) => c.toggleOrderedList(), isOn: (e) => e.isActive("orderedList") },
  { name: "quote", icon: Quote, run: (c) => c.toggleBlockquote(), isOn: (e) => e.isActive("blockquote"), full: true },
  {
    name: "codeBlock",
    icon: SquareCode,
    run: (c) => c.toggleCodeBlock(),
    isOn: (e) => e.isActive("codeBlock"),
    full: true,
  },
  { name: "line", icon: Minus, run: (c) => c.setHorizontalRule(), full: true },
]

export const actions: ToolbarItem[] = [
  { name: "plain", icon: RemoveFormatting, run: (c) => c.unsetAllMarks().clearNodes() },
  { name: "undo", icon: Undo2, run: (c) => c.undo(), full: true },
  { name: "redo", icon: Redo2, run: (c) => c.redo(), full: true },
]

export const groups = [inlineItems, blocks, actions]
