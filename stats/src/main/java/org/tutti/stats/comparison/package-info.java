/**
 * Tests of whether samples differ: of their location by ranks or by means, of their whole
 * distribution, of two samples, of pairs and of many samples. Each is a function {@code test} of
 * samples and, where it has a direction, of the alternative; each gives a {@link
 * org.tutti.stats.hypothesis.TestResult}. The first sample is {@code x}: {@code LESS} asks whether
 * {@code x} is shifted to smaller values than {@code y}.
 */
package org.tutti.stats.comparison;
