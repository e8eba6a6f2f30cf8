/** Where operations spend their time: the phases that benchmarks mark. */
package org.tutti.analysis.phase;
