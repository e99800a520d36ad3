import {
  BookOpen,
  Braces,
  Building2,
  CreditCard,
  Gift,
  Globe,
  Heart,
  KeyRound,
  LayoutGrid,
  type LucideIcon,
  Mail,
  Package,
  PenTool,
  Phone,
  ReceiptText,
  ShieldCheck,
  ShoppingBag,
  Star,
  Truck,
  Undo2,
  Users,
} from "lucide-react"
import type { HelpIcon as Name } from "@/lib/features/faq/values"

const icons: Record<Name, LucideIcon> = {
  BookOpen,
  Braces,
  Building2,
  CreditCard,
  Gift,
  Globe,
  Heart,
  KeyRound,
  LayoutGrid,
  Mail,
  Package,
  PenTool,
  Phone,
  ReceiptText,
  ShieldCheck,
  ShoppingBag,
  Star,
  Truck,
  Undo2,
  Users,
}

/** The icon of a category of questions or articles, by its stored name. */
export function HelpIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name as Name] ?? BookOpen
  return <Icon aria-hidden="true" className={className} />
}
