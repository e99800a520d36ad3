import {
  Blocks,
  BookOpenText,
  Boxes,
  Braces,
  CalendarDays,
  ChartColumn,
  ChartPie,
  CircleUserRound,
  Construction,
  File,
  FilePen,
  FilePlus,
  FileSearch,
  FileText,
  Heart,
  House,
  KeyRound,
  Layers,
  LayoutPanelLeft,
  LogIn,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  Map as MapIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  Newspaper,
  Package,
  PenLine,
  Puzzle,
  Rocket,
  Settings,
  ShieldCheck,
  ShieldX,
  ShoppingBag,
  ShoppingCart,
  SquareCheckBig,
  Table,
  Tag,
  TextCursorInput,
  TicketPercent,
  TriangleAlert,
  Truck,
  Type,
  UserPen,
  UserPlus,
  UserRound,
  Users,
} from "lucide-react"
import { shellIcons } from "./shell-icons"

/** Every icon named in lib/features/search/pages.ts. */
export const pageIcons: Record<string, LucideIcon> = {
  Blocks,
  BookOpenText,
  Boxes,
  Braces,
  CalendarDays,
  ChartColumn,
  ChartPie,
  CircleUserRound,
  Construction,
  FilePen,
  FilePlus,
  FileSearch,
  FileText,
  Heart,
  House,
  KeyRound,
  Layers,
  LayoutPanelLeft,
  LogIn,
  Mail,
  MailQuestionMark,
  Map: MapIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  Newspaper,
  Package,
  PenLine,
  Puzzle,
  Rocket,
  Settings,
  ShieldCheck,
  ShieldX,
  ShoppingBag,
  ShoppingCart,
  SquareCheckBig,
  Table,
  Tag,
  TextCursorInput,
  TicketPercent,
  TriangleAlert,
  Truck,
  Type,
  UserPen,
  UserPlus,
  UserRound,
  Users,
}

/** Sprite with the icons of the named screens and of the shell, once per document; `PageIcon` refers to it. */
export function IconSprite({ names }: { names: string[] }) {
  const all = new Set([...Object.keys(shellIcons), ...names])
  return (
    <svg aria-hidden="true" className="hidden">
      {[...all].map((name) => {
        const Icon = shellIcons[name] ?? pageIcons[name] ?? File
        return (
          <symbol key={name} id={`page-icon-${name}`} viewBox="0 0 24 24">
            <Icon strokeWidth={1.75} />
          </symbol>
        )
      })}
    </svg>
  )
}
