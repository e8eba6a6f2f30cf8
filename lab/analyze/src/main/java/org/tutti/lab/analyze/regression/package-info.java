/**
 * Quantile regression: the effect of a factor or a covariate on each quantile of the observations,
 * rather than on their mean (Koenker 2005, "Quantile Regression"; Hoefler and Belli 2015, section
 * 3.2.3 and figure 4).
 */
package org.tutti.lab.analyze.regression;
