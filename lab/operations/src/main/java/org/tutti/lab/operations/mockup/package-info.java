/**
 * Mock-ups: operations done by others, the suite {@code mockups}. Self-consistent performance
 * guidelines say that the library's own function shall not be slower (Träff, Gropp and Thakur,
 * "Self-consistent MPI performance guidelines", 2010; Hunold, Carpen-Amarie, Lübbe and Träff,
 * "Automatic verification of self-consistent MPI performance guidelines", 2016). Copies within a
 * process, which a user would need as well, are timed; memory is allocated before.
 *
 * <p>The name of a mock-up is that of the operation, a colon, and what does it, joined by {@code
 * +}, so that a guideline finds it.
 */
package org.tutti.lab.operations.mockup;
