/**
 * Whether the figures of a cell can be trusted. {@link org.tutti.stats.diagnosis.Diagnosis}
 * examines the run-times of all launches and returns findings, each with its figure, the limit that
 * it exceeds, and a sentence for the user. Each kind of finding has a {@code DiagnosisCheck} of its
 * own.
 */
package org.tutti.stats.diagnosis;
