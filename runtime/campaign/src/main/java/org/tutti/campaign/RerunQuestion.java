package org.tutti.campaign;

import java.util.List;
import java.util.Optional;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;

/**
 * What a plan leaves open on this machine.
 *
 * @param problem what is wrong unless somebody answers
 * @param text what is wrong, in a sentence
 * @param option that answers it, such as {@code -np}
 * @param choices answers that are possible here, the likely one first; empty if any text may be one
 * @param remedy what to do where nobody can be asked, in a sentence
 */
public record RerunQuestion(
    Problem problem, String text, Optional<String> option, List<String> choices, String remedy) {
  public RerunQuestion {
    choices = List.copyOf(choices);
  }

  /** The error where nobody can be asked. */
  public TuttiException error() {
    return problem.error(text, remedy);
  }
}
