/** How far repeated results lie apart: those of Tutti's campaigns, and of four other suites. */
package org.tutti.bench.peers;
