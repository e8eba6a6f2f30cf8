/**
 * The analyses that Hoefler and Belli (2015) ask of an experiment beyond a median with its
 * interval: whether data are normal (rule 6), means by the kind of data (rules 3 and 4), whether
 * the levels of a factor differ and by how much (rule 7), what a factor does to other quantiles
 * than the median (rule 8), and models with bounds (rules 1 and 11).
 *
 * <pre>{@code
 * CampaignAnalysis --> CellObservations --> CellNormality, CellMeans      (one per cell)
 *                          |
 *                          +--> CellGroup: cells that differ in one factor only
 *                                  +--> FactorEffects, QuantileEffects   (one per factor)
 *                                  +--> ModelFits: message sizes, numbers of processes
 * }</pre>
 *
 * <p>The unit is the launch, never the observation, because observations of one launch resemble
 * each other: tests and intervals are made over one value per launch. Normality alone is examined
 * within launches, and the factor {@code launch} asks whether launches differ at all.
 */
package org.tutti.lab.analyze;
