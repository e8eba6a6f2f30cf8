/**
 * What is wrong with the machines of a launch, and how to mend it: one small {@link
 * org.tutti.analysis.doctor.HealthCheck} per subject, each of which reads the header of a launch.
 * {@link org.tutti.analysis.doctor.Doctor} asks all of them.
 */
package org.tutti.analysis.doctor;
