import {
  BookOpenText,
  Boxes,
  Braces,
  CalendarDays,
  ChartColumn,
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
  LogIn,
  type LucideIcon,
  Mail,
  MailQuestionMark,
  MessageCircleQuestionMark,
  MessageSquare,
  Newspaper,
  Package,
  PenLine,
  Rocket,
  Settings,
  ShieldCheck,
  ShieldX,
  ShoppingBag,
  ShoppingCart,
  SquareCheckBig,
  Tag,
  TicketPercent,
  TriangleAlert,
  Truck,
  UserPlus,
  Users,
} from "lucide-react"

/** Every icon that lib/features/search/pages.ts names. */
export const pageIcons: Record<string, LucideIcon> = {
  BookOpenText,
  Boxes,
  Braces,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  Construction,
  FilePen,
  FilePlus,
  FileSearch,
  FileText,
  Heart,
  House,
  KeyRound,
  LogIn,
  Mail,
  MailQuestionMark,
  MessageCircleQuestionMark,
  MessageSquare,
  Newspaper,
  Package,
  Rocket,
  PenLine,
  Settings,
  ShieldCheck,
  ShieldX,
  ShoppingBag,
  ShoppingCart,
  SquareCheckBig,
  Tag,
  TriangleAlert,
  TicketPercent,
  Truck,
  UserPlus,
  Users,
}

/** The icons of the named screens, once per document; `PageIcon` refers to them. */
export function IconSprite({ names }: { names: string[] }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {[...new Set(names)].map((name) => {
        const Icon = pageIcons[name] ?? File
        return (
          <symbol key={name} id={`page-icon-${name}`} viewBox="0 0 24 24">
            <Icon strokeWidth={1.75} />
          </symbol>
        )
      })}
    </svg>
  )
}
