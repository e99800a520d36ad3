import "@/app/styles/outside.css"

export { Bare as default } from "@/components/layout/bare"
