import { createContext, type ReactNode, use, useState } from "react";
import type { ReviewedThing } from "#domain/publicidade/vistos.ts";
import { useVistos, type Vistos } from "./use-vistos.ts";

interface Review {
  thing: ReviewedThing;
  isSaved: boolean;
  vistos: Vistos;
  say(text: string): void;
}

const ReviewContext = createContext<Review | undefined>(undefined);

interface PublicidadeReviewProps {
  thing: ReviewedThing;
  recordId: string | undefined;
  children: ReactNode;
}

export function PublicidadeReview({ thing, recordId, children }: PublicidadeReviewProps) {
  const vistos = useVistos(thing, recordId);
  const [said, say] = useState("");
  return (
    <ReviewContext value={{ thing, isSaved: recordId !== undefined, vistos, say }}>
      {children}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </ReviewContext>
  );
}

export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error("findings stand within a PublicidadeReview");
  return review;
}
