/**
 * Models of run-times with bounds: what they cost per byte ({@link
 * org.tutti.lab.analyze.model.LatencyBandwidth}) and per process ({@link
 * org.tutti.lab.analyze.model.ScalingModel}), each with its residuals, because a model is an
 * assumption (Hoefler and Belli 2015, section 5.1, figure 7, rules 1 and 11).
 */
package org.tutti.lab.analyze.model;
