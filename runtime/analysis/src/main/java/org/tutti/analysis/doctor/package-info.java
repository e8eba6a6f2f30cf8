/**
 * What is wrong with the machines of a launch, and how to mend it: {@link
 * org.tutti.analysis.doctor.Doctor} reads the header of a launch and examines one subject after the
 * other.
 */
package org.tutti.analysis.doctor;
