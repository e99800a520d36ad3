import {
  ArrowUp,
  Bell,
  ChevronDown,
  CircleHelp,
  Compass,
  type LucideIcon,
  Menu,
  Moon,
  Palette,
  PanelLeft,
  Search,
  ShoppingCart,
  Sun,
  X,
} from "lucide-react"

/** The shell's icons also come from the sprite, so that no page loads icon code for them. */
export const shellIcons: Record<string, LucideIcon> = {
  ArrowUp,
  Bell,
  ChevronDown,
  CircleHelp,
  Compass,
  Menu,
  Moon,
  Palette,
  PanelLeft,
  Search,
  ShoppingCart,
  Sun,
  X,
}
