/**
 * How well a whole campaign reproduces itself (Hunold and Carpen-Amarie 2016, section 5.3 and
 * figure 12): it is run several times, each run collapsed into one figure per cell, and these
 * figures normalized by the least.
 */
package org.tutti.analysis.reproduce;
