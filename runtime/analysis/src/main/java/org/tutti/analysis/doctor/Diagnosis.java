package org.tutti.analysis.doctor;

/**
 * What a check has found.
 *
 * @param subject what was checked, in a word or two
 * @param verdict whether it is as it should be
 * @param finding what it is, with the host
 * @param remedy what to do; empty if there is nothing to do
 */
public record Diagnosis(String subject, Verdict verdict, String finding, String remedy) {
  /** How good a finding is. */
  public enum Verdict {
    GOOD,
    /** Figures can be trusted, but would be steadier otherwise. */
    POOR,
    /** Figures would mislead. */
    WRONG
  }

  static Diagnosis good(String subject, String finding) {
    return new Diagnosis(subject, Verdict.GOOD, finding, "");
  }

  static Diagnosis poor(String subject, String finding, String remedy) {
    return new Diagnosis(subject, Verdict.POOR, finding, remedy);
  }

  static Diagnosis wrong(String subject, String finding, String remedy) {
    return new Diagnosis(subject, Verdict.WRONG, finding, remedy);
  }
}
