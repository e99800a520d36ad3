import "@/app/styles/shop.css"

export { Bare as default } from "@/components/layout/bare"
