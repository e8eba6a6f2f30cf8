/** Operations on files beside IMB-IO; see {@code README.md}. */
package org.tutti.bench.files;
