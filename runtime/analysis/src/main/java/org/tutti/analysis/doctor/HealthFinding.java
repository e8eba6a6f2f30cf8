package org.tutti.analysis.doctor;

/**
 * What a check has found.
 *
 * @param subject what was checked, in a word or two
 * @param health whether it is as it should be
 * @param fact what it is, with the host
 * @param remedy what to do; empty if there is nothing to do
 */
public record HealthFinding(String subject, Health health, String fact, String remedy) {
  /** How good a finding is. */
  public enum Health {
    GOOD,
    /** Figures can be trusted, but would be steadier otherwise. */
    POOR,
    /** Figures would mislead. */
    WRONG
  }

  static HealthFinding good(String subject, String fact) {
    return new HealthFinding(subject, Health.GOOD, fact, "");
  }

  static HealthFinding poor(String subject, String fact, String remedy) {
    return new HealthFinding(subject, Health.POOR, fact, remedy);
  }

  static HealthFinding wrong(String subject, String fact, String remedy) {
    return new HealthFinding(subject, Health.WRONG, fact, remedy);
  }
}
