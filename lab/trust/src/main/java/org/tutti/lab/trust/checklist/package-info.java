/**
 * The rules that papers give for experiments, asked of a campaign: the twelve rules of Hoefler and
 * Belli (2015), and what Hunold and Carpen-Amarie (2016) call for so that results can be
 * reproduced. What a campaign keeps or misses follows from its files; what they cannot say, such as
 * why these benchmarks were chosen, is left to the author.
 */
package org.tutti.lab.trust.checklist;
