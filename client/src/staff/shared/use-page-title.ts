import { useEffect } from "react";

/** Name the browser's tab after what the panel shows. */
export function usePageTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
}
