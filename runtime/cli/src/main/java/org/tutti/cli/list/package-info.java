/** The command {@code list}: benchmarks, operations, and their parameters. */
package org.tutti.cli.list;
