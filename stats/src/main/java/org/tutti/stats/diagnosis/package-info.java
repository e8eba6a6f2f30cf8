/**
 * Whether a cell's figures are to be trusted. {@link org.tutti.stats.diagnosis.Diagnosis} looks at
 * the run-times of all launches and gives findings, each with its figure, the limit it passed, and
 * a sentence for a person. Each kind of finding has a {@code DiagnosisCheck} of its own.
 */
package org.tutti.stats.diagnosis;
