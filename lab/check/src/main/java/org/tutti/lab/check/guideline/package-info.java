/**
 * Performance guidelines (luebbe2017; Hunold, Carpen-Amarie, Lübbe and Träff 2016): expectations
 * such as "an allgather is not slower than a gather and a broadcast", tested on a campaign that
 * measured both sides in the same launches.
 *
 * <pre>
 * text --PerformanceGuideline--> KnownBenchmarks: which benchmarks the sides are
 *      --GuidelineMatcher--> cells that differ only in what the guideline compares
 *      --PublishedTest, and the comparison of paired launches--> GuidelineTest
 *      --GuidelineCheck--> tests, what was skipped, and counts for each deployment
 * </pre>
 */
package org.tutti.lab.check.guideline;
